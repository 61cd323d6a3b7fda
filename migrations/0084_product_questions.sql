CREATE TABLE "answer_votes" (
	"answer_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "answer_votes_answer_id_account_id_pk" PRIMARY KEY("answer_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "post_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer,
	"answer_id" integer,
	"shop_id" integer,
	"account_id" integer,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"is_upheld" boolean,
	CONSTRAINT "post_reports_of_one" CHECK (("post_reports"."question_id" is null) <> ("post_reports"."answer_id" is null)),
	CONSTRAINT "post_reports_settled" CHECK (("post_reports"."settled_at" is null) = ("post_reports"."is_upheld" is null))
);
--> statement-breakpoint
CREATE TABLE "question_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"is_shop" boolean NOT NULL,
	"account_id" integer,
	"nickname" text NOT NULL,
	"text" text NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_answers_helpful" CHECK ("question_answers"."helpful_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"account_id" integer,
	"nickname" text NOT NULL,
	"text" text NOT NULL,
	"answer_count" integer DEFAULT 0 NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"is_shop_answered" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "questions_counts" CHECK ("questions"."answer_count" >= 0 and "questions"."helpful_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "answer_votes" ADD CONSTRAINT "answer_votes_answer_id_question_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."question_answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_votes" ADD CONSTRAINT "answer_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_answer_id_question_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."question_answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_votes_account" ON "answer_votes" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "post_reports_question" ON "post_reports" USING btree ("question_id","account_id") WHERE shop_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "post_reports_answer" ON "post_reports" USING btree ("answer_id","account_id") WHERE shop_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "post_reports_shop_question" ON "post_reports" USING btree ("question_id") WHERE shop_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "post_reports_shop_answer" ON "post_reports" USING btree ("answer_id") WHERE shop_id is not null;--> statement-breakpoint
CREATE INDEX "post_reports_open" ON "post_reports" USING btree ("created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "question_answers_shop" ON "question_answers" USING btree ("question_id") WHERE is_shop;--> statement-breakpoint
CREATE UNIQUE INDEX "question_answers_once" ON "question_answers" USING btree ("question_id","account_id") WHERE not is_shop;--> statement-breakpoint
CREATE INDEX "question_answers_helpful" ON "question_answers" USING btree ("question_id","helpful_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "question_answers_account" ON "question_answers" USING btree ("account_id","id" DESC NULLS LAST) WHERE account_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_once" ON "questions" USING btree ("account_id","product_id","text");--> statement-breakpoint
CREATE INDEX "questions_product" ON "questions" USING btree ("product_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "questions_account" ON "questions" USING btree ("account_id","id" DESC NULLS LAST) WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "questions_shop" ON "questions" USING btree ("shop_id","is_shop_answered","id" DESC NULLS LAST);