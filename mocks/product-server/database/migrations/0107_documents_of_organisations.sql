-- Documents that an organisation keeps beside the common ones of another's raw material: only that organisation sees them. Null: common ones.
ALTER TABLE documents ADD COLUMN organisation_id text REFERENCES organisations(id);
--> statement-breakpoint
-- They need no common folder of the raw material.
ALTER TABLE documents DROP CONSTRAINT documents_material_id_kind_fkey;
--> statement-breakpoint
ALTER TABLE documents ADD FOREIGN KEY (material_id) REFERENCES raw_materials ON DELETE CASCADE;
--> statement-breakpoint
-- Until now the organisation of whoever added a document decided for whom it counts.
UPDATE documents d SET organisation_id = u.organisation_id
  FROM users u, raw_materials m, companies c
  WHERE u.id = d.added_by AND m.id = d.material_id AND c.id = m.creator_company_id
    AND u.role <> 'admin' AND u.organisation_id <> c.organisation_id;
--> statement-breakpoint
-- Events that one organisation alone reads; null: whoever sees the subject.
ALTER TABLE events ADD COLUMN organisation_id text REFERENCES organisations(id);
