-- The currency of the page on which the address was signed up: the mail states the offer in it, as the page did.
ALTER TABLE email_subscription ADD COLUMN currency text;
