-- Forward only, and safe while the previous release still runs: orders go on while it reads the rows.
ALTER TABLE reservation VALIDATE CONSTRAINT reservation_quantity_check;
