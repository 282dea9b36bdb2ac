ALTER TABLE "audit_log" VALIDATE CONSTRAINT "audit_log_access_key_id_access_keys_id_fk";
