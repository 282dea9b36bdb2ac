-- phase: contract
-- Tables of products are jobs: what was imported before stands in the audit log, and a table that was under way is sent in again. A line is known by
-- its slug, so what was written of it is found as it is; carrying half-written ones over would have to guess at which of two mechanisms wrote what.
DROP TABLE "product_import_lines";--> statement-breakpoint
DROP TABLE "product_imports";
