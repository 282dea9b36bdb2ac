-- Apart from the statements that add the rules, so that neither reads nor writes wait for it (docs/decisions/0033). Rows from before that
-- break one stay, and the log names the rule.
DO $$
DECLARE rule record;
BEGIN
  FOR rule IN SELECT conname, conrelid::regclass AS place FROM pg_constraint WHERE contype IN ('c', 'f') AND NOT convalidated LOOP
    BEGIN
      EXECUTE format('ALTER TABLE %s VALIDATE CONSTRAINT %I', rule.place, rule.conname);
    EXCEPTION WHEN check_violation OR foreign_key_violation THEN
      RAISE WARNING 'rows of % break %, which holds for new rows only', rule.place, rule.conname;
    END;
  END LOOP;
END $$;
