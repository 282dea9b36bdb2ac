-- phase: contract
-- outside a transaction
ALTER TABLE refunds VALIDATE CONSTRAINT refunds_by_tender;
