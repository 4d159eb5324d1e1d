-- Renames tables, columns, indexes and stored values to the names that the code uses.
DROP INDEX `enquiries_id_unique`;--> statement-breakpoint
DROP INDEX `enquiries_submission_key_unique`;--> statement-breakpoint
DROP INDEX `enquiries_of_text`;--> statement-breakpoint
DROP INDEX `enquiries_named_in`;--> statement-breakpoint
DROP INDEX `enquiries_with_reason`;--> statement-breakpoint
DROP INDEX `mails_of_enquiry`;--> statement-breakpoint
ALTER TABLE `enquiries` RENAME TO `inquiries`;--> statement-breakpoint
ALTER TABLE `inquiries` RENAME COLUMN `named_in` TO `digest_id`;--> statement-breakpoint
ALTER TABLE `mails` RENAME COLUMN `enquiry_id` TO `inquiry_id`;--> statement-breakpoint
ALTER TABLE `mails` RENAME COLUMN `served` TO `delivered_to`;--> statement-breakpoint
CREATE UNIQUE INDEX `inquiries_id_unique` ON `inquiries` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `inquiries_submission_key_unique` ON `inquiries` (`submission_key`);--> statement-breakpoint
CREATE INDEX `inquiries_of_text` ON `inquiries` (`text_key`,`received_at`) WHERE text_key is not null;--> statement-breakpoint
CREATE INDEX `inquiries_of_digest` ON `inquiries` (`digest_id`) WHERE digest_id is not null;--> statement-breakpoint
CREATE INDEX `inquiries_with_reason` ON `inquiries` (`reason`) WHERE reason <> '';--> statement-breakpoint
CREATE INDEX `mails_of_inquiry` ON `mails` (`inquiry_id`);--> statement-breakpoint
UPDATE `mails` SET `kind` = 'inquiry' WHERE `kind` = 'enquiry';--> statement-breakpoint
UPDATE `mails` SET `kind` = 'digest' WHERE `kind` = 'held-back';
