ALTER TABLE "outgoing_messages" ADD COLUMN "cause" text;--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_messages_cause" ON "outgoing_messages" USING btree ("cause","recipient");