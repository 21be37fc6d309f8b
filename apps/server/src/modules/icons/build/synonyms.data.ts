/**
 * Groups of words that mean the same in a mail, in English, German and Spanish: a search for one of them finds icons with
 * another in their name.
 */
const GROUPS = `
trash delete remove bin garbage waste | papierkorb löschen müll | papelera basura eliminar
mail email envelope letter newsletter | brief umschlag e-mail nachricht | correo sobre carta
cart basket trolley shopping | warenkorb einkaufswagen | carrito cesta
bag shopping purchase | tasche tüte einkaufen | bolsa compras
search magnify magnifier find | suche suchen lupe | buscar lupa
settings gear cog preferences configure | einstellungen zahnrad | ajustes engranaje configuración
home house | haus startseite zuhause | casa inicio hogar
user person account profile | benutzer person profil konto | usuario persona perfil cuenta
users people group team community | gruppe leute team personen | grupo personas equipo gente
phone call telephone | telefon anruf anrufen | teléfono llamada llamar
smartphone mobile cellphone | handy mobiltelefon | móvil celular
chat comment message bubble conversation | nachricht gespräch kommentar sprechblase | mensaje comentario conversación
heart love like favorite | herz liebe | corazón amor favorito
star favorite rating | stern bewertung | estrella favorito valoración
gift present | geschenk | regalo
truck delivery shipping | lieferung versand lkw lieferwagen | envío camión entrega
package box parcel | paket karton schachtel | paquete caja
calendar date schedule event appointment | kalender datum termin | calendario fecha cita evento
clock time hour watch | uhr zeit stunde | reloj hora tiempo
map-pin pin location marker place address | ort standort adresse | ubicación lugar dirección
map | karte landkarte | mapa
globe world earth | welt erde weltkugel | mundo tierra
check tick done success ok confirm | haken häkchen fertig erledigt | listo hecho confirmar correcto
x close cancel cross | schließen abbrechen kreuz | cerrar cancelar cruz
plus add new create | hinzufügen neu | añadir nuevo más
alert warning caution danger exclamation attention | warnung achtung gefahr ausrufezeichen | advertencia alerta peligro
info information | information auskunft | información
question help support faq | frage hilfe | pregunta ayuda
lock secure password | schloss sicher gesperrt passwort | candado seguro bloqueo contraseña
key | schlüssel | llave clave
shield protection security | schutz schild sicherheit | escudo protección seguridad
credit payment | kreditkarte bezahlen zahlung | tarjeta pago
money cash coin dollar | geld münze bargeld | dinero moneda efectivo
wallet purse | geldbörse portemonnaie brieftasche | cartera billetera
discount sale percent coupon voucher offer | rabatt gutschein prozent angebot | descuento oferta cupón porcentaje
tag label price | etikett preis schild | etiqueta precio
receipt invoice bill | rechnung quittung beleg | factura recibo
store shop storefront market | laden geschäft markt | tienda mercado
chart graph statistics analytics | diagramm statistik grafik | gráfico estadística
download | herunterladen | descargar
upload | hochladen | subir cargar
share | teilen | compartir
link url chain | verknüpfung kette | enlace vínculo
photo image picture | bild foto | imagen foto
camera photography | kamera fotoapparat | cámara
video movie film | film | vídeo película
music song | musik lied | música canción
play | abspielen wiedergabe | reproducir
book read | buch lesen | libro leer
file document | datei dokument | archivo documento fichero
folder directory | ordner verzeichnis | carpeta
pencil edit write pen | stift schreiben bearbeiten | lápiz editar escribir
bell notification alarm | glocke benachrichtigung | campana notificación
speaker volume sound | lautsprecher ton lautstärke | altavoz sonido volumen
megaphone announcement bullhorn marketing | megafon ankündigung werbung | megáfono anuncio
rocket launch startup | rakete start | cohete lanzamiento
trophy award winner | pokal sieger gewinner | trofeo premio ganador
medal award | medaille auszeichnung | medalla
bulb lightbulb idea lamp | glühbirne idee lampe | bombilla idea lámpara
sun sunny day | sonne sonnig tag | sol soleado día
moon night | mond nacht | luna noche
cloud | wolke | nube
rain | regen | lluvia
snow snowflake winter | schnee winter schneeflocke | nieve invierno
umbrella | regenschirm schirm | paraguas
fire flame hot | feuer flamme heiß | fuego llama
leaf plant nature eco | blatt pflanze natur | hoja planta naturaleza
tree | baum | árbol
flower | blume | flor
dog | hund | perro
cat | katze | gato
fish | fisch | pez pescado
bird | vogel | pájaro ave
car automobile | auto wagen | coche automóvil
bus | bus | autobús
train | zug bahn | tren
plane airplane flight travel | flugzeug flug reise | avión vuelo viaje
bicycle bike | fahrrad rad | bicicleta
ship boat | schiff boot | barco
coffee cup | kaffee tasse | café taza
pizza | pizza | pizza
cake birthday | kuchen torte geburtstag | pastel tarta cumpleaños
wine | wein | vino
beer | bier | cerveza
restaurant cutlery fork food meal | essen besteck gabel | comida cubiertos tenedor
apple fruit | apfel obst | manzana fruta
bed sleep | bett schlafen | cama dormir
door entrance | tür eingang | puerta entrada
tool tools wrench repair | werkzeug reparatur | herramienta reparación llave
hammer | hammer | martillo
hospital medical health | krankenhaus medizin gesundheit | hospital médico salud
pill medicine | tablette pille medikament | pastilla medicamento
school graduation university education | schule universität abschluss | escuela universidad graduación
building office company | gebäude büro firma | edificio oficina empresa
factory industry | fabrik industrie | fábrica industria
briefcase business work job | aktentasche arbeit beruf | maletín trabajo
hand-shake handshake deal partnership | handschlag | acuerdo
eye view visible | auge ansicht sichtbar | ojo vista visible
thumb-up thumbs like | daumen gefällt | pulgar
smile happy smiley | lächeln glücklich fröhlich | sonrisa feliz
arrow | pfeil | flecha
arrow-right next forward | rechts weiter | derecha siguiente
arrow-left previous back | links zurück | izquierda anterior atrás
printer print | drucker drucken | impresora imprimir
computer laptop pc desktop | rechner | ordenador computadora
wifi wireless internet | wlan funk | wifi internet
battery | akku batterie | batería pila
flag | flagge fahne | bandera
crown premium king | krone könig | corona rey
diamond gem jewel | edelstein juwel | diamante joya
shirt tshirt clothes | hemd kleidung | camisa camiseta ropa
shoe sneaker | schuh | zapato
glasses sunglasses | brille | gafas
ball football soccer | fußball | fútbol balón
tree-christmas christmas xmas | weihnachten weihnachtsbaum | navidad
egg easter | ostern ei | pascua huevo
balloon party celebration | ballon feier | globo fiesta
headphones headset audio | kopfhörer | auriculares
microphone mic podcast | mikrofon | micrófono
refresh reload sync | aktualisieren neu laden | actualizar recargar
menu hamburger | menü | menú
filter funnel | trichter | filtro embudo
bookmark save | lesezeichen speichern | marcador guardar
send paper-plane | senden abschicken | enviar
paperclip attachment attach | anhang büroklammer | adjunto clip
recycle recycling | wiederverwertung | reciclar
`;

/** Further words for a word of a name, in small letters without accents. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = readGroups(GROUPS);

function readGroups(text: string): Map<string, readonly string[]> {
  const synonyms = new Map<string, Set<string>>();
  for (const line of text.trim().split('\n')) {
    const words = line.split('|').map((part) => part.trim().split(/\s+/));
    // No icon is called by a word of another language.
    const [english = []] = words;
    for (const word of english) {
      const known = synonyms.get(word) ?? new Set();
      for (const other of words.flat()) if (other !== word) known.add(other);
      synonyms.set(word, known);
    }
  }
  return new Map([...synonyms].map(([word, others]) => [word, [...others]]));
}
