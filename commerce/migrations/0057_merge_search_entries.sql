-- Merges the pending lists of the GIN indexes, which each search would scan.
SELECT gin_clean_pending_list(index.oid) FROM pg_index JOIN pg_class AS index ON index.oid = indexrelid
WHERE indrelid = ANY ('{search_document, search_listing, search_term}'::regclass[]) AND relam = (SELECT oid FROM pg_am WHERE amname = 'gin');
