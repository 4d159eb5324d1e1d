CREATE TABLE `enquiries` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`received_at` integer NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`location` text NOT NULL,
	`service` text NOT NULL,
	`message` text NOT NULL,
	`state` text NOT NULL,
	`reason` text NOT NULL,
	`submission_key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_id_unique` ON `enquiries` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_submission_key_unique` ON `enquiries` (`submission_key`);--> statement-breakpoint
CREATE TABLE `heartbeat` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`kind` text NOT NULL,
	`message_id` text NOT NULL,
	`state` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	`last_error` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`state`,`next_try_at`);--> statement-breakpoint
CREATE INDEX `mails_of_enquiry` ON `mails` (`enquiry_id`);