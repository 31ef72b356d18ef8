-- Forward only, and safe while the previous release still runs: it neither reads nor writes the new columns and members.

-- How a value is shown: its size system, and the name of its attribute in the catalog if it is not the label of the facet.
ALTER TABLE search_facet ADD COLUMN presentation_id text, ADD COLUMN attribute_label text;

-- The catalog says what kind of size a value is. Until now, storefronts derived it from the English name of the attribute and the form of the
-- value; this applies the same rules to existing catalogs once. Sizes of other attributes stay without a system: their attribute's name tells
-- them apart. The documents of the search follow in the background, because the version of their format has changed.
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
