CREATE TABLE "gift_card_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"change" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"order_id" uuid,
	"reason" text,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_movements_kind" CHECK ("gift_card_movements"."kind" in ('issue', 'spend', 'return', 'void')),
	CONSTRAINT "gift_card_movements_balance" CHECK ("gift_card_movements"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"line_position" integer NOT NULL,
	"code_hash" text,
	"code_end" text,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."amount" > 0 and "gift_cards"."balance" between 0 and "gift_cards"."amount")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"line_position" integer NOT NULL,
	"seat" integer NOT NULL,
	"code_hash" text,
	"used_at" timestamp with time zone,
	"used_by" uuid,
	"voided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "tickets_of_order" UNIQUE("order_id","line_position","seat"),
	CONSTRAINT "tickets_seat" CHECK ("tickets"."seat" > 0)
);
--> statement-breakpoint
ALTER TABLE "gift_card_movements" ADD CONSTRAINT "gift_card_movements_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_movements" ADD CONSTRAINT "gift_card_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_movements" ADD CONSTRAINT "gift_card_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_movements_of_card" ON "gift_card_movements" USING btree ("card_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_of_paid_order" ON "gift_card_movements" USING btree ("order_id") WHERE kind = 'spend';--> statement-breakpoint
CREATE INDEX "gift_cards_of_order" ON "gift_cards" USING btree ("order_id");