export default {
  '304': 'Questo elemento non esiste più. Aggiorna l’elenco.',
};
