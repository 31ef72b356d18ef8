-- Size system of a value, and its attribute's catalog name if that differs from the facet's label.
ALTER TABLE search_facet ADD COLUMN presentation_id text, ADD COLUMN attribute_label text;

-- Stores in existing catalogs the size systems that storefronts used to derive from names, by the same rules; other sizes get none.
UPDATE style SET variation_attributes = (
  SELECT jsonb_agg(CASE WHEN attribute ->> 'id' <> 'size' THEN attribute ELSE attribute || jsonb_build_object('values', (
      SELECT coalesce(jsonb_agg(entry || jsonb_strip_nulls(jsonb_build_object('sizeSystem', CASE attribute ->> 'name'
          WHEN 'Shoe size' THEN 'shoes'
          WHEN 'Hat size' THEN 'hats'
          WHEN 'Neck' THEN 'collars'
          WHEN 'Length' THEN 'lengths'
          WHEN 'Size' THEN CASE
            WHEN entry ->> 'value' ~ '^(\d?X{0,3}[SML]|[1-9]X)(–\d?X*[SML])?$' THEN 'letters'
            WHEN entry ->> 'value' ~ '^\d+(\.5)?$' THEN 'numbers'
            WHEN entry ->> 'value' ~ '^\d+[MTCY]$|\myears$' THEN 'children'
            WHEN entry ->> 'value' ~ '\mshoe \d' THEN 'socks'
            WHEN entry ->> 'value' ~ '\d lb$' THEN 'dogs'
          END
        END)) ORDER BY entry_position), '[]')
      FROM jsonb_array_elements(attribute -> 'values') WITH ORDINALITY AS value (entry, entry_position)
    )) END ORDER BY position)
  FROM jsonb_array_elements(variation_attributes) WITH ORDINALITY AS own (attribute, position)
) WHERE variation_attributes @? '$[*] ? (@.id == "size")';
