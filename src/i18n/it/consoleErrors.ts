export default {
  '304': 'Questo elemento non esiste più. Aggiorna l’elenco.',
  '305': 'Esiste già. Scegli un altro valore.',
  '306': 'Password errata. Inseriscila di nuovo.',
  '310': 'Prima imposta la verifica in due passaggi.',
  '313': 'Qualcun altro l’ha già gestito.',
  '409': 'Qualcuno ha appena modificato questo elemento. Guarda la nuova versione e riprova.',
};
