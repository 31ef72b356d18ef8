-- Content states the ratio of an image. Before, an image of content was shown at 16:7 if its name began with "scene-".
UPDATE content_version SET body = regexp_replace(body::text, '("image": "/i/[^"]+/scene-[^"]*")', '\1, "ratio": ' || 16 / 7.0, 'g')::jsonb
WHERE body::text LIKE '%/scene-%';
