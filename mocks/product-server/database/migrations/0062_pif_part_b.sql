-- What the assessor enters of Part B of the safety report is a section with its own version, like the others.
ALTER TABLE pif_sections DROP CONSTRAINT pif_sections_section_check;
--> statement-breakpoint
ALTER TABLE pif_sections ADD CONSTRAINT pif_sections_section_check
  CHECK (section IN ('DESCRIPTION', 'MANUFACTURING', 'CLAIMS', 'ANIMAL_TESTING', 'PART_A', 'PART_B'));
