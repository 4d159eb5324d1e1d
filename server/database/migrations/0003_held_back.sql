-- Mails of which each names several inquiries belong to none of them.
CREATE TABLE `mails_of_all` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text,
	`kind` text NOT NULL,
	`message_id` text NOT NULL,
	`state` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	`last_error` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`served` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `mails_of_all` SELECT `id`, `enquiry_id`, `kind`, `message_id`, `state`, `failures`, `next_try_at`, `last_error`, `created_at`, `sent_at`, '' FROM `mails` ORDER BY `rowid`;--> statement-breakpoint
DROP TABLE `mails`;--> statement-breakpoint
ALTER TABLE `mails_of_all` RENAME TO `mails`;--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`state`,`next_try_at`);--> statement-breakpoint
CREATE INDEX `mails_of_enquiry` ON `mails` (`enquiry_id`);--> statement-breakpoint
ALTER TABLE `enquiries` ADD `named_in` text;--> statement-breakpoint
CREATE INDEX `enquiries_named_in` ON `enquiries` (`named_in`) WHERE named_in is not null;--> statement-breakpoint
CREATE INDEX `enquiries_with_reason` ON `enquiries` (`reason`) WHERE reason <> '';--> statement-breakpoint
UPDATE `enquiries` SET `state` = 'kept' WHERE `state` = 'suspected' AND `reason` <> 'honeypot';
