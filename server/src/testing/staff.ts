import { seedStaff } from '../demo/seed.ts'
import type { TestHouse } from './test-house.ts'

/** The demo's staff and vendor, as tests need somebody of each kind. */
export const seedStaffForTests = (house: TestHouse): Promise<void> => seedStaff(house.app)
