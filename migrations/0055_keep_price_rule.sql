-- A shop that trades sold 5,000 toman below each price, promised replies within a day and told its figures without its owner having
-- said so. New shops begin without any of it; those that have orders keep it, as their owner's decision.
INSERT INTO "settings" ("name", "value", "changed_at")
SELECT 'price-rule', '{"off": 5000, "above": 5000}'::jsonb, now() WHERE EXISTS (SELECT FROM "orders")
ON CONFLICT ("name") DO NOTHING;--> statement-breakpoint
INSERT INTO "settings" ("name", "value", "changed_at")
SELECT 'contact', '{"replyHours": 24, "showFigures": true}'::jsonb, now() WHERE EXISTS (SELECT FROM "orders")
ON CONFLICT ("name") DO UPDATE SET "value" = '{"replyHours": 24, "showFigures": true}'::jsonb || "settings"."value";
