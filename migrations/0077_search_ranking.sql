CREATE TABLE "search_placing" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"weights" jsonb NOT NULL,
	"is_done" boolean NOT NULL,
	"to_move" integer DEFAULT 0 NOT NULL,
	"moved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_placing_one" CHECK ("search_placing"."id" = 1)
);
