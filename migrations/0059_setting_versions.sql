CREATE TABLE "setting_versions" (
	"editor" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
