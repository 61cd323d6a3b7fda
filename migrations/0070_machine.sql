CREATE TABLE "check_results" (
	"promise" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"broken" text[] NOT NULL,
	"is_more" boolean NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"red_since" timestamp with time zone,
	"alerted_at" timestamp with time zone,
	CONSTRAINT "check_results_state" CHECK ("check_results"."state" in ('green', 'red', 'unfinished'))
);
--> statement-breakpoint
CREATE TABLE "check_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" integer,
	"is_by_clock" boolean NOT NULL,
	"only" text,
	"claim" text,
	"beat_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"red" text[] DEFAULT '{}' NOT NULL,
	"unfinished" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "machine_jobs" (
	"job" text NOT NULL,
	"process_id" text NOT NULL,
	"runs" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"took_ms" integer,
	"failures_in_row" integer NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"failed_at" timestamp with time zone,
	CONSTRAINT "machine_jobs_job_process_id_pk" PRIMARY KEY("job","process_id")
);
--> statement-breakpoint
CREATE TABLE "machine_processes" (
	"id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"version" text NOT NULL,
	"node_version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"memory_bytes" bigint NOT NULL,
	"heap_bytes" bigint NOT NULL,
	"loop_delay_ms" integer NOT NULL,
	"cache_entries" integer NOT NULL,
	"cache_bytes" bigint NOT NULL,
	"cache_hits" bigint NOT NULL,
	"cache_misses" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "check_runs" ADD CONSTRAINT "check_runs_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_jobs" ADD CONSTRAINT "machine_jobs_process_id_machine_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."machine_processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_runs_open" ON "check_runs" USING btree (("ended_at" is null)) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "check_runs_asked" ON "check_runs" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "check_runs_asked_by" ON "check_runs" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "machine_jobs_process" ON "machine_jobs" USING btree ("process_id");--> statement-breakpoint
CREATE INDEX "machine_processes_seen" ON "machine_processes" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_open" ON "webhook_deliveries" USING btree ("state","id" DESC NULLS LAST) WHERE state <> 'delivered';--> statement-breakpoint
CREATE INDEX "outgoing_messages_open" ON "outgoing_messages" USING btree ("id" DESC NULLS LAST) WHERE sent_at is null and failure is null and dropped_at is null;--> statement-breakpoint
CREATE INDEX "outgoing_messages_failed" ON "outgoing_messages" USING btree ("id" DESC NULLS LAST) WHERE failure is not null and dropped_at is null;