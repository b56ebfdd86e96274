export default {
  '0': 'Serveur injoignable. Vérifiez le réseau et réessayez.',
  '1': 'Réponse du serveur illisible (HTTP {{status}}).',
  '303': 'Votre session a expiré. Reconnectez-vous.',
  '308': 'Vous n’avez pas le droit d’effectuer cette action.',
  '400': 'Le serveur a refusé les données envoyées. Vérifiez-les et réessayez.',
  '429': 'Trop de tentatives. Patientez un instant et réessayez.',
  '500': 'Une erreur s’est produite sur le serveur. Réessayez ; si elle persiste, prévenez un administrateur.',
  '503': 'La base de données ne répond pas. Réessayez dans un instant.',
};
