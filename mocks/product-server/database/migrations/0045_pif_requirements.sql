-- What people note about something that a product information file must hold. What must be there is computed and is not kept.
CREATE TABLE pif_requirements (
  pif_id text NOT NULL REFERENCES pifs ON DELETE CASCADE,
  -- Of the requirement, such as 'DESCRIPTION.category'. One that no longer exists keeps its note, in case its raw material comes back.
  key text NOT NULL,
  version integer NOT NULL,
  owner text,
  due_on date,
  asked_on date,
  note text,
  -- Why it is not needed.
  waived_because text,
  changed_by text NOT NULL REFERENCES users,
  changed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (pif_id, key)
);
