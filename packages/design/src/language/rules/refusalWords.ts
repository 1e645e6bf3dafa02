/** Verbs of having and wishing between a refusal and its object: "que no tenga diamantes", "che non abbia perle". */
export const HAVING =
  /^(?:tenga|tengan|lleve|lleven|haya|quiero|quiere|tenha|tenham|leve|quero|abbia|abbiano|ci siano|ci sia|voglio|vorrei|hat|haben|habe|will|mochte|veux|souhaite|хочу|надо|нужно|have|having|want|wants|need|needs)$/;
