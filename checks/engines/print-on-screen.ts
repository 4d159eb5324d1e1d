/**
 * Gives the page on the screen the rules for paper. It runs in the page and must be whole in itself.
 * Not every driver can print, and none lets a test ask what stands on the paper.
 */
export function printOnScreen(): void {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        rule.media.mediaText = rule.media.mediaText
          .replace(/\bscreen\b/g, 'tty')
          .replace(/\bprint\b/g, 'all');
      }
      if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
}
