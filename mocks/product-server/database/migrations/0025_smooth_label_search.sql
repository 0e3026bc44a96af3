-- New rows wait in a list before they enter the search index. At 4 MB, the default, entering them takes 100 ms and more, in which
-- the embedded database answers nobody else; at 128 kB it takes a few.
ALTER INDEX labels_search SET (gin_pending_list_limit = 128);
--> statement-breakpoint
-- Room on each page for a row that was judged again: it then stays on its page, and no index changes.
ALTER TABLE labels SET (fillfactor = 75);
