export default {
  '0': 'Impossibile raggiungere il server. Controlla la rete e riprova.',
  '1': 'Impossibile leggere la risposta del server (HTTP {{status}}).',
  '303': 'Sessione scaduta. Accedi di nuovo.',
  '308': 'Non hai il permesso di eseguire questa azione.',
  '400': 'Il server non ha accettato i dati inviati. Controllali e riprova.',
  '429': 'Troppi tentativi. Aspetta un momento e riprova.',
  '500': 'Si è verificato un errore sul server. Riprova; se continua, avvisa un amministratore.',
  '503': 'Il database non risponde. Riprova tra poco.',
};
