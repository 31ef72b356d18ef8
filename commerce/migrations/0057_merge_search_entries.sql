-- A small shop's search indexes may consist of entries that were never merged, which each search scans.
SELECT gin_clean_pending_list(index.oid) FROM pg_index JOIN pg_class AS index ON index.oid = indexrelid
WHERE indrelid = ANY ('{search_document, search_listing, search_term}'::regclass[]) AND relam = (SELECT oid FROM pg_am WHERE amname = 'gin');
