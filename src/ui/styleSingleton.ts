import { useLayoutEffect } from 'react';

/**
 * Stands in the place of react-style-singleton (scripts/styleFiles.ts), with which Radix locks the scrolling of a page behind a dialog: its
 * style sheet is adopted by the document, since the content security policy lets no element bring one.
 */
export const styleSingleton = () =>
  function Sheet({ styles }: { styles: string }) {
    useLayoutEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    }, [styles]);
    return null;
  };
