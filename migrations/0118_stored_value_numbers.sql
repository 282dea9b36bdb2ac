-- No process relies on it: the one statement that makes an account names the number, the customer's own.
ALTER TABLE "stored_value_accounts" ALTER COLUMN "id" DROP DEFAULT;
