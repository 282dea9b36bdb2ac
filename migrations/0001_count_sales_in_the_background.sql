CREATE TABLE "uncounted_sales" (
	"product_id" bigint NOT NULL,
	"pieces" integer NOT NULL
);
