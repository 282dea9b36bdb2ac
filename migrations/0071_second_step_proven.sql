-- Apart from the statement that adds the rule, so that neither reads nor writes wait for it (docs/decisions/0033).
ALTER TABLE sessions VALIDATE CONSTRAINT sessions_second_step_known;
