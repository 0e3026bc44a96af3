-- One message a week about documents that expire soon. `week_told` is the Monday of the week for which a person was looked after.
ALTER TABLE notification_settings
  ADD COLUMN expiring boolean NOT NULL DEFAULT false,
  ADD COLUMN week_told date;
