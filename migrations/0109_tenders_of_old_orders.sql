-- In a transaction of its own, which holds no table: rows are added, and refunds from before are told their tender.
SELECT lay_tenders();
