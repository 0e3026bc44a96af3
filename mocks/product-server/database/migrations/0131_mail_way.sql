-- How a message left: one that was written into the folder of a service without a mail server reached nobody, whatever is set later.
ALTER TABLE messages ADD COLUMN way text CHECK (way IN ('SMTP', 'FOLDER'));
