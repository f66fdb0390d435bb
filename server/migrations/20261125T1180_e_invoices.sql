-- The e-invoice beside the PDF: the same document as UBL, kept as it was made.
alter table invoices add column xml_file_id uuid references files (id);
