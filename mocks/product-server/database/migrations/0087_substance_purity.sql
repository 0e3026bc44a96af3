ALTER TABLE toxicology
  ADD COLUMN uv_absorption text,
  ADD COLUMN uv_absorption_source text,
  ADD COLUMN purity text,
  ADD COLUMN purity_source text;
