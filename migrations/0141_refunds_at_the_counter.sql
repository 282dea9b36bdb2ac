ALTER TABLE "refunds" DROP CONSTRAINT "refunds_way";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_way_known";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_way" CHECK ("refunds"."way" in ('credit', 'counter') or "refunds"."source" = case "refunds"."way" when 'payment' then 'gateway' else 'cash' end) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_way_known" CHECK ("refunds"."way" in ('payment', 'credit', 'uncollected', 'counter')) NOT VALID;