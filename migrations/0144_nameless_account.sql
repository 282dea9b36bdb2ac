CREATE OR REPLACE VIEW customer_names AS
SELECT id, username, full_name, coalesce(nullif(full_name, ''), username) AS display_name, avatar_key, role, active, available,
  phone = 'walk-in' AS nameless
FROM customers;
