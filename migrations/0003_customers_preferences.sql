ALTER TABLE "customers" ADD COLUMN "notifications_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "available" boolean DEFAULT true NOT NULL;