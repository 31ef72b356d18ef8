/** Refinement attributes of which a listing has one selected value at a time (LIST-001). */
export const singleChoiceAttributes: readonly string[] = ['price', 'rating', 'sale', 'new'];
