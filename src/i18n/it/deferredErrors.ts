export default {
  notLoaded: 'Impossibile caricare la pagina: manca la connessione, oppure il server è stato appena aggiornato.',
  slowNetwork: 'La rete è lenta. La pagina si sta ancora caricando…',
  '305': 'Esiste già. Scegli un altro valore.',
  '306': 'Password errata. Inseriscila di nuovo.',
  '309': 'Per accedere serve un codice.',
  '310': 'Prima imposta la verifica in due passaggi.',
  '311': 'Non eseguito: non hai effettuato di nuovo l’accesso.',
  '313': 'Qualcun altro l’ha già gestito.',
  '409': 'Qualcuno ha appena modificato questo elemento. Guarda la nuova versione e riprova.',
  '413': 'Il file è troppo grande. Scegline uno più piccolo.',
  '415': 'Questo file non è un’immagine.',
};
