import type { TestHouse } from './test-house.ts'

/** A document as it is before its file is made: what is kept of one that was issued cannot be taken back otherwise. */
export const undraw = (house: TestHouse, uuid: string, column: 'file_id' | 'xml_file_id'): Promise<void> =>
  house.database.script(`begin; alter table invoices disable trigger user;
    update invoices set ${column} = null where id = '${uuid}';
    alter table invoices enable trigger user; commit`)
