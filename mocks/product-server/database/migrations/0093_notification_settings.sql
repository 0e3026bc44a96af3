-- Of what people are told by e-mail. Somebody without a row has chosen nothing.
CREATE TABLE notification_settings (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  version integer NOT NULL,
  submitted boolean NOT NULL,
  returned boolean NOT NULL,
  concluded boolean NOT NULL,
  signed boolean NOT NULL
);
