export default {
  '304': 'Questo elemento non esiste più. Aggiorna l’elenco.',
  '313': 'Qualcun altro l’ha già gestito.',
  '409': 'Qualcuno ha appena modificato questo elemento. Guarda la nuova versione e riprova.',
};
