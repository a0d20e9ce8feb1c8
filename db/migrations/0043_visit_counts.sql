CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_day_measure_subject_pk" PRIMARY KEY("day","measure","subject")
);
