/** Words that show what a sentence is about, in English and French. Two sentences of a review about the same thing repeat or contradict each other. */
const subjects: Record<string, RegExp> = {
  zip: /\bzip|fermeture|glissière/i,
  pocket: /pocket|\bpoches?\b/i,
  hood: /\bhood|capuch/i,
  lining: /\blin(?:ed|ing)\b|doublure|doublé/i,
  wash: /\bwash|dryer|shr[aiu]nk|laundry|\blav(?:age|er|é)|en machine|rétréc|sécheuse/i,
  warm: /\bwarm|\bcold\b|freez|\bheat|\bchaud|\bfroid|\bgel[ée]/i,
  wet: /\brain|\bwet\b|soak|leak|\bdry\b|drizzle|\bpluie|mouill|étanche|\bl’eau\b/i,
  fit: /\bsizes?\b|\bfits?\b|snug|\btight|roomy|baggy|too (?:big|small|long|short)|\{size\}|\btaill|serré|ample\b|\bgrande?s?\b|\blong(?:ue)?s?\b|\bcourte?s?\b/i,
  color: /\bcolors?\b|\bfad(?:e|ed|es)\b|\{color\}|\{dye\}|couleur|déteint/i,
  seam: /stitch|\bseams?\b|thread|\bsew(?:n|ing)|\bcous|couture/i,
  stiff: /\bstiff|broke in|break-?in|\bsoft|raide|\bdoux\b|\bdouce\b|soupl/i,
  itch: /\bitch|scratch|prickl|\bgratte|\bpique\b/i,
  price: /\bprice|\bmoney|\bcosts?\b|\bworth\b|\bcheap|\bexpensive|\bprix\b|\bcher\b/i,
  knee: /\bknee|kneel|genou/i,
  sole: /\bsoles?\b|\bgrip|\bslick|\blugs?\b|semelle|accroch/i,
  strap: /\bstrap|buckle|sangle|boucle/i,
  closure: /\bsnaps?\b|\bbutton|bouton/i,
  sleeve: /\bsleeve|\bcuffs?\b|\bmanches?\b|poignet/i,
  collar: /\bcollar|\bcol\b/i,
  wear: /\bholes?\b|wore through|worn through|\btore\b|\btrou(?:é|s)?\b|usé/i,
  comfort: /\bcomfort|confort/i,
  school: /school|recess|école|récré/i,
  work: /\bwork\b|on the job|\{doing\}|\{at\}/i,
  lasting: /\{span\}|built to last|for years|hold(?:s|ing)? up|held up/i,
};

/** Returns what a sentence or a template is about. */
export function subjectsOf(text: string): string[] {
  return Object.entries(subjects).flatMap(([subject, pattern]) => (pattern.test(text) ? [subject] : []));
}
