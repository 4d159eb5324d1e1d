CREATE TABLE `post_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox_pause` (
	`id` integer PRIMARY KEY NOT NULL,
	`until` integer NOT NULL,
	`server_failures` integer NOT NULL
);
