CREATE TABLE "uptime_days" (
	"day" date PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"first_minute" timestamp with time zone NOT NULL,
	"last_minute" timestamp with time zone NOT NULL,
	"longest_gap" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "web_vitals_day_page_device_vital_bucket_pk" PRIMARY KEY("day","page","device","vital","bucket")
);
