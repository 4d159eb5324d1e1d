ALTER TABLE `enquiries` ADD `text_key` text;--> statement-breakpoint
CREATE INDEX `enquiries_of_text` ON `enquiries` (`text_key`,`received_at`) WHERE text_key is not null;