-- A picture in a size that was asked for, drawn once. It goes with its file.
create table image_variants (
  file_id uuid not null references files on delete cascade,
  -- As `imageSizeName` writes it, such as `56x56@2`.
  size text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (file_id, size)
);
