CREATE TABLE "gift_card_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"line_position" integer NOT NULL,
	"unit" integer NOT NULL,
	"card_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"send_on" date NOT NULL,
	"sent_at" timestamp with time zone,
	"sendings" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_deliveries" ADD CONSTRAINT "gift_card_deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_deliveries" ADD CONSTRAINT "gift_card_deliveries_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_delivery_of_unit" ON "gift_card_deliveries" USING btree ("order_id","line_position","unit");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_delivery_of_card" ON "gift_card_deliveries" USING btree ("card_id");--> statement-breakpoint
-- Earlier orders of tickets and gift cards alone.
UPDATE orders SET by_email = true WHERE EXISTS (SELECT FROM order_lines WHERE order_id = orders.id)
  AND NOT EXISTS (SELECT FROM order_lines AS line LEFT JOIN products ON products.id = line.product_id
    WHERE line.order_id = orders.id AND line.product_id <> 'gift-card' AND products.category_id IS DISTINCT FROM 'events');
--> statement-breakpoint
-- Those that are paid wait for nothing more: their tickets and cards were issued with the payment.
WITH done AS (
  UPDATE orders SET status = 'delivered', version = version + 1 WHERE by_email AND status = 'paid' RETURNING id
)
INSERT INTO order_events (id, order_id, kind, status, actor, created_at)
  SELECT gen_random_uuid(), id, 'status', 'delivered', 'system', now() FROM done;
